import { useNavigate, usePage } from '@hojip/platform/page'
import { useEffect } from 'react'

/**
 * Removes the parameters that a gateway has added to the address, also from the history: the state is asked
 * of the server.
 */
export function useBareAddress(): void {
  const { pathname, href } = usePage()
  const navigate = useNavigate()
  useEffect(() => {
    if (href !== pathname) navigate(pathname, { replace: true })
  }, [href, pathname, navigate])
}
