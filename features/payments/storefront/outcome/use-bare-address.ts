import { useNavigate, usePage } from '@hojip/platform/page'
import { useEffect } from 'react'

/** What a gateway has put behind the address is of no use and stays in no history: all it says is asked of the server. */
export function useBareAddress(): void {
  const { pathname, href } = usePage()
  const navigate = useNavigate()
  useEffect(() => {
    if (href !== pathname) navigate(pathname, { replace: true })
  }, [href, pathname, navigate])
}
