import type { AccountsTools } from '@hojip/accounts'

/** What this room is given: the accounts' own tools, since staff sign in with accounts. */
export type StaffTools = AccountsTools
