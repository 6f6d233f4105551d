import type { Db } from '@hojip/db'
import { channelNames, payTypeOf } from '@hojip/policy/channels'

/**
 * Adds the channels that this version has to those that the database knows, for its rows to name them.
 * @throws where the two disagree about a number, or the database has a channel that this version lacks: its payments
 * would be shown as another's, or left out
 */
export async function keepChannels(db: Db): Promise<void> {
  const ours = channelNames.map((channel) => ({ channel, pay_type: payTypeOf(channel) }))
  await db
    .insertInto('payment_channel')
    .values(ours)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const theirs = await db.selectFrom('payment_channel').selectAll().execute()
  const written = (rows: readonly { channel: string; pay_type: number }[]) =>
    rows.map(({ channel, pay_type }) => `${channel} ${pay_type}`).toSorted()
  const [here, there] = [written(ours), written(theirs)]
  if (here.join() !== there.join())
    throw new Error(
      `the channels of payments are ${here.join(', ')} in this version, and ${there.join(', ')} in the database`,
    )
}
