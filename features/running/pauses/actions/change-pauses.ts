import type { Db, Tx } from '@hojip/db'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { channelNames } from '@hojip/policy/channels'
import type { Part } from '../contract/kinds.ts'
import { pausesRefusals as r } from '../refusals.ts'
import { isForOperators } from '../rules/queues.ts'
import * as store from '../store/pauses.ts'

async function isKnown(db: Db | Tx, { kind, name }: Part): Promise<boolean> {
  if (kind !== 'queue') return channelNames.some((channel) => channel === name)
  return isForOperators(name) && (await store.queueNames(db)).includes(name)
}

/** Remembers that a part is paused; whoever calls tells the processes. */
export async function pausePart(
  db: Db | Tx,
  part: Part,
  { reason, by }: { reason: string; by: store.By },
): Promise<null | Refusal<'pauses/unknownPart' | 'pauses/alreadyPaused'>> {
  if (!(await isKnown(db, part))) return refuse(r.unknownPart, { name: part.name })
  if (await store.insertPause(db, { ...part, reason, by })) return null
  const now = (await store.pauseRows(db)).find(({ kind, name }) => kind === part.kind && name === part.name)
  // Somebody has resumed it in between, and this operator's wish came with theirs.
  if (!now) return pausePart(db, part, { reason, by })
  return refuse(r.alreadyPaused, { who: now.pausedBy, reason: now.reason })
}

/** @returns why it was paused */
export async function resumePart(
  db: Db | Tx,
  part: Part,
): Promise<{ reason: string; pausedAt: Date } | Refusal<'pauses/notPaused'>> {
  return (await store.deletePause(db, part)) ?? refuse(r.notPaused)
}
