import { useSession } from '@hojip/platform/page'
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx'

/** The account menu, which ends the session. */
export function MallAccountMenu(props: Omit<AccountMenuProps, 'onSignOut'>) {
  const { signOut } = useSession()
  return <AccountMenu {...props} onSignOut={() => void signOut()} />
}
