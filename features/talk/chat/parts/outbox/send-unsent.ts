import type { Client } from '@hojip/platform/client'
import type { useLiveLine } from '@hojip/platform/page'
import { localStore } from '@hojip/platform/storage'
import type { Role } from './role.ts'

type Line = NonNullable<ReturnType<typeof useLiveLine>>

function hasUnsent({ unsentFlag }: Role, userId: string | undefined): boolean {
  return userId !== undefined && localStore.get(unsentFlag) === userId
}

/**
 * Sends what earlier pages have left unsent, on any page, as soon as the socket is open. Nothing more is loaded unless
 * something waits.
 */
export function sendUnsent(
  roleNow: () => Role,
  line: Line,
  client: Client,
  userId: () => string | undefined,
): void {
  line.subscribe(() => {
    const [id, role] = [userId(), roleNow()]
    if (line.state() !== 'open' || id === undefined || !hasUnsent(role, id)) return
    import('./outbox-of.ts').then(
      ({ outboxOf }) => outboxOf(id, role, client, line).hurry(),
      // Without the script the next opening of the socket tries again.
      () => undefined,
    )
  })
}
