import type { Db } from '@hojip/db'
import { bind, call, shapes as s, type Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { defineRefusals, refuse } from '@hojip/platform/refusal'
import { sql } from 'kysely'
import { z } from 'zod'

const refusals = defineRefusals('jar', {
  gone: {
    code: '40004',
    text: { 'zh-CN': '没有 {name} 了', 'en-US': '{name} is gone', 'ko-KR': '{name} 없어요' },
  },
})

const ofShop = { auth: 'staff', right: 'stock.edit', owner: 'shop', cache: 'none' } as const
const jarCalls = {
  'POST /bizConsole/fillJar': call({
    summary: 'Fills a jar',
    ...ofShop,
    rate: 'write',
    input: z.object({ name: z.string(), phone: z.string().optional(), mode: z.string().default('well') }),
    output: z.object({ filled: z.string() }),
    refusals: [refusals.gone],
  }),
  'POST /bizConsole/seeJars': call({
    summary: 'Looks at the jars',
    ...ofShop,
    rate: 'read',
    input: s.noInput,
    output: s.nothing,
  }),
  'POST /sysConsole/tidyJars': call({
    summary: 'Tidies the jars',
    auth: 'operator',
    owner: 'mall',
    rate: 'write',
    cache: 'none',
    input: s.noInput,
    output: s.nothing,
  }),
  'POST /openJar': call({
    summary: 'Opens a jar by its lid',
    auth: 'public',
    owner: 'none',
    rate: 'login',
    cache: 'none',
    record: 'named',
    input: z.object({ as: z.string().optional(), shopId: z.string().optional(), code: z.string() }),
    output: s.nothing,
    refusals: [refusals.gone],
  }),
}

/** Calls to record, of a room that fills jars. `filled` tells which jars were. */
export function jarRoutes(filled: string[] = []) {
  return bind(jarCalls, {
    'POST /bizConsole/fillJar': async ({ name, mode }, { note }) => {
      note?.({ subject: { name }, before: { level: 0 } })
      if (mode === 'refused') return refuse(refusals.gone, { name })
      if (mode === 'failed') throw new Error('the jar broke')
      if (mode === 'dies') process.kill(process.pid, 'SIGKILL')
      note?.({ after: { level: 12 } })
      filled.push(name)
      return { filled: name }
    },
    'POST /bizConsole/seeJars': async () => null,
    'POST /sysConsole/tidyJars': async () => null,
    'POST /openJar': async ({ as, shopId = null, code }, { recordAs }) => {
      if (as !== undefined) await recordAs?.({ userId: as, shopId })
      if (code !== 'right') return refuse(refusals.gone, { name: 'lid' })
      filled.push('opened')
      return null
    },
  })
}

export async function aWorker(db: Db, name: string, shopId?: string): Promise<Viewer> {
  const userId = newId()
  const role = shopId === undefined ? 'operator' : 'staff'
  await db.insertInto('account').values({ id: userId, name, role, phone: null }).execute()
  return { userId, role, sessionId: newId(), ...(shopId === undefined ? {} : { shopId }) }
}

export async function aMarketShop(db: Db, name: string): Promise<string> {
  const id = newId()
  await sql`insert into shop (id, slug, mark, name)
            values (${id}, ${id}, '早', ${JSON.stringify({ 'zh-CN': name, 'en-US': name, 'ko-KR': name })})`.execute(
    db,
  )
  return id
}
