import type { AccountsTools } from '@hojip/accounts'

/** What this room is given: the accounts' own tools. */
export type PeopleTools = Pick<AccountsTools, 'db' | 'clock' | 'log' | 'authenticator'>
