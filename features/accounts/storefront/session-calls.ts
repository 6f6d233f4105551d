import type { Client } from '@hojip/platform/client'

/** The calls that a site's session makes; the page runtime does not know which they are. */
export const sessionCalls = {
  whoAmI: (client: Client) => client('GET /appUser/findById/{id}', { id: 'me' }),
  endSession: (client: Client) => client('POST /logout', {}),
}
