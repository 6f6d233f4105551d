import type { Db, Tx } from '@hojip/db'
import type { Facts } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { redacted } from '../../rules/acts/redact.ts'
import { insertCommandAct } from '../../store/acts.ts'

interface CommandAct extends Facts {
  /** Who ran it: user@machine. */
  command: string
  /** The call that does the same on a page. */
  call: string
  input: object
}

/** Records what somebody has done by a command, in the transaction that does it. */
export async function recordCommand(db: Db | Tx, act: CommandAct): Promise<void> {
  const { command, call, input, subject = {}, before = {}, after = {} } = act
  await insertCommandAct(db, {
    id: newId(),
    command,
    call,
    input: redacted(input),
    ip: '',
    subject: redacted(subject),
    before: redacted(before),
    after: redacted(after),
  })
}
