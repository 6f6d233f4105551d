import type { Client } from '@hojip/platform/client'

/** The calls that manage a site's session, which differ between sites; the page runtime is given them. */
export const sessionCalls = {
  whoAmI: (client: Client) => client('GET /appUser/findById/{id}', { id: 'me' }),
  endSession: (client: Client) => client('POST /logout', {}),
}
