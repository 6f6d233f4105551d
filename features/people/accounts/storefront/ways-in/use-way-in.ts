import { businessHref } from '@hojip/hrefs/business'
import { useNavigate, useSession, useViewer, type SignInData } from '@hojip/platform/page'
import { useEffect, useState } from 'react'

/** Sends a user who signs in, here or in another tab, on to the target. */
export function useGoOn(target: string): void {
  const viewer = useViewer()
  const navigate = useNavigate()
  const isSignedIn = viewer !== null
  useEffect(() => {
    if (!isSignedIn) return
    // The business site is another document.
    if (target.startsWith(`${businessHref}/`)) location.replace(target)
    else navigate(target, { replace: true })
  }, [isSignedIn, navigate, target])
}

export interface Entering {
  /** Starts the session of a login's response; stores nothing else of it. */
  enter: (answer: SignInData) => Promise<void>
  /** True from then until the next page is shown. */
  isEntering: boolean
}

export function useEnter(): Entering {
  const { signIn } = useSession()
  const [isEntering, setEntering] = useState(false)
  const enter = ({ token, pkId, name, roleName, account, avatarPic, access }: SignInData) => {
    setEntering(true)
    return signIn({ token, pkId, name, roleName, account, avatarPic, access })
  }
  return { enter, isEntering }
}
