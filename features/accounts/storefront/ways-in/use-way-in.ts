import { useNavigate, useSession, useViewer, type SignInData } from '@hojip/platform/page'
import { useEffect, useState } from 'react'

/** Somebody who is signed in, here or in another tab, goes on. */
export function useGoOn(target: string): void {
  const viewer = useViewer()
  const navigate = useNavigate()
  const isSignedIn = viewer !== null
  useEffect(() => {
    if (isSignedIn) navigate(target, { replace: true })
  }, [isSignedIn, navigate, target])
}

export interface Entering {
  /** Keeps the session of a login's answer, and nothing else that came with it. */
  enter: (answer: SignInData) => Promise<void>
  /** From then until the next page is there. */
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
