import { openCatalogCache } from '@hojip/catalog'
import { aDatabase } from '@hojip/inventory/testing'
import { movableClock } from '@hojip/platform/clock'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { testApi } from '@hojip/platform/testing'
import { helpRoutes, openHelpArticles } from './index.ts'
import type { Topic } from './rules/topics.ts'
import { addVersion } from './store.ts'

/** The room's calls on a database of their own, whose articles are read anew at each call. */
export async function aHelpRoom() {
  const { db, drop } = await aDatabase()
  const clock = movableClock(Date.parse('2026-11-27T04:00:00Z'))
  const articles = openHelpArticles({ db, clock }, openCatalogCache({ db, clock }, 0))
  const api = testApi(helpRoutes({ db, clock }, articles))
  return {
    db,
    clock,
    articles,
    api,
    operator: async (name: string): Promise<Viewer> => {
      const userId = newId()
      await db.insertInto('account').values({ id: userId, name, role: 'operator', phone: null }).execute()
      return { userId, role: 'operator', sessionId: newId() }
    },
    close: async () => {
      await api.close()
      await drop()
    },
  }
}

export type HelpRoom = Awaited<ReturnType<typeof aHelpRoom>>

/** The first version of an article, in force now, in every language with nothing but a title. */
export async function putFirstVersion(
  { db, clock }: Pick<HelpRoom, 'clock' | 'db'>,
  { topic, title }: { topic: Topic; title: string },
): Promise<void> {
  const article = { title, lead: title, sections: [] }
  const authorId = newId()
  await db
    .insertInto('account')
    .values({ id: authorId, name: 'Tao', role: 'operator', phone: null })
    .execute()
  await inTransaction(db, (tx) =>
    addVersion(tx, {
      document: { 'zh-CN': article, 'en-US': article, 'ko-KR': article },
      topic,
      authorId,
      note: '',
      base: 0,
      inForceAt: new Date(clock.nowMs()),
    }),
  )
}
