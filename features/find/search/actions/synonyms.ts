import type { Db, Tools, Tx } from '@hojip/db'
import { inTransaction, type PageRequest } from '@hojip/platform/db'
import { shapes, type Note, type Viewer } from '@hojip/platform/http'
import { textIn, type Locale, type LocalText } from '@hojip/platform/i18n'
import { newId } from '@hojip/platform/ids'
import { wireTime } from '@hojip/platform/mall-time'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { SynonymGroup } from '../contract/word-lists.ts'
import { searchRefusals as r } from '../refusals.ts'
import { distinctWords } from '../rules/distinct-words.ts'
import { fewestWords, mostGroups } from '../rules/synonym-limits.ts'
import * as store from '../store/words/synonyms.ts'

const mostChanges = 50

function shown({ id, field, words, isOn, version, updatedAt }: store.GroupRow): SynonymGroup {
  return { pkId: id, field, words, isOn, version, gmtModified: wireTime(updatedAt.getTime()) }
}

interface Asked extends PageRequest {
  words?: string | undefined
  field?: string | undefined
  filter: 'all' | 'on' | 'off'
}

export async function listGroups(db: Db, { words, field, filter, ...page }: Asked, locale: Locale) {
  const isOn = filter === 'all' ? undefined : filter === 'on'
  const [{ rows, total }, fields] = await Promise.all([
    store.groupsPage(db, { words: words?.trim(), field, isOn, ...page }),
    store.groupFields(db),
  ])
  return {
    ...shapes.page(rows.map(shown), total, page),
    fields: fields.map(({ name, ...one }) => ({
      ...one,
      ...(name && { name: textIn(name as unknown as LocalText, locale) }),
    })),
  }
}

type Gone = Refusal<'search/synonymGone' | 'search/synonymChanged'>

/** Changes a group that still has the version that the change was made from, and logs the change. */
async function change(
  tx: Tx,
  viewer: Viewer,
  { pkId, version }: { pkId: string; version: number | undefined },
  changed: Partial<store.GroupContent>,
  note: Note | undefined,
): Promise<SynonymGroup | Gone> {
  const now = await store.groupById(tx, pkId)
  if (!now) return refuse(r.synonymGone)
  const { field, words, isOn } = now
  const before = { field, words, isOn }
  const after = { ...before, ...changed }
  note?.({ subject: { words: after.words } })
  if (changed.words) note?.({ before: { words } })
  else note?.({ before: { isOn }, after: { isOn: after.isOn } })
  const done = version === now.version && (await store.updateGroup(tx, { id: pkId, version }, after))
  if (!done) return refuse(r.synonymChanged, {}, { now: shown(now) })
  await store.logChange(tx, { id: newId(), groupId: pkId, operatorId: viewer.userId, before, after })
  return shown(done)
}

async function add(
  tx: Tx,
  viewer: Viewer,
  content: { field: string; words: string[] },
): Promise<SynonymGroup> {
  const made = await store.insertGroup(tx, { id: newId(), ...content })
  const { id, field, words, isOn } = made
  const after = { field, words, isOn }
  await store.logChange(tx, { id: newId(), groupId: id, operatorId: viewer.userId, before: null, after })
  return shown(made)
}

interface Save {
  pkId?: string | undefined
  version?: number | undefined
  field: string
  words: string[]
}

type NotSaved = Gone | Refusal<'search/synonymExists' | 'search/wordsAlike' | 'search/synonymsFull'>

/** Adds a group, or changes one. */
export async function saveGroup(
  { db }: Pick<Tools, 'db'>,
  viewer: Viewer,
  { pkId, version, field, words: typed }: Save,
  note?: Note,
): Promise<SynonymGroup | NotSaved> {
  const words = distinctWords(typed)
  if (words.length < fewestWords) return refuse(r.wordsAlike)
  note?.({ subject: { words }, after: { words } })
  return inTransaction(db, async (tx): Promise<SynonymGroup | NotSaved> => {
    const count = await store.holdGroups(tx)
    if (pkId !== undefined) {
      const done = await change(tx, viewer, { pkId, version }, { field, words }, note)
      // Checked after the version: an earlier double click on the same button is a change, not another group.
      if (isRefusal(done) || !(await store.hasGroup(tx, words, pkId))) return done
      return refuse(r.synonymExists)
    }
    if (await store.hasGroup(tx, words, null)) return refuse(r.synonymExists)
    if (count >= mostGroups) return refuse(r.synonymsFull)
    return add(tx, viewer, { field, words })
  })
}

export function switchGroup(
  { db }: Pick<Tools, 'db'>,
  viewer: Viewer,
  { isOn, ...of }: { pkId: string; version: number; isOn: boolean },
  note?: Note,
): Promise<SynonymGroup | Gone> {
  return inTransaction(db, (tx) => change(tx, viewer, of, { isOn }, note))
}

export async function listChanges(db: Db, pkId: string) {
  if (!(await store.groupById(db, pkId))) return refuse(r.synonymGone)
  const rows = await store.changesOf(db, pkId, mostChanges)
  return {
    list: rows.map(({ id, operatorName, before, after, changedAt }) => ({
      pkId: id,
      operatorName,
      before,
      after,
      gmtCreate: wireTime(changedAt.getTime()),
    })),
  }
}
