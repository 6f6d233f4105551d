import { openTestCluster, aReplicatedServer, type ReplicatedServer } from '@hojip/platform/testing'
import { aGuardedMall, must, type GuardedMall } from '../security/testing/guarded-mall.ts'
import { browser, signInByPhone } from '../security/testing/people.ts'

export interface ReplicatedMall {
  server: ReplicatedServer
  mall: GuardedMall
  /** Another process with the same databases, which has nothing in its caches yet. */
  other: GuardedMall
  stop(): Promise<void>
}

/** Two processes of a mall with a primary and a replica. */
export async function aReplicatedMall(): Promise<ReplicatedMall> {
  const server = await aReplicatedServer()
  const cluster = await openTestCluster({ url: server.url })
  const { url } = await cluster.freshDatabase()
  const replica = new URL(server.replicaUrl)
  replica.pathname = new URL(url).pathname
  await server.caughtUp()
  const env = { DATABASE_URL: url, DATABASE_READ_URL: replica.href }
  const mall = await aGuardedMall(env, async () => url)
  const other = await aGuardedMall(env, async () => url)
  const stop = async () => {
    await Promise.all([mall.close(), other.close()])
    await server.stop()
  }
  return { server, mall, other, stop }
}

const markName = '__Host-wrote'

/** Somebody who is signed in with a browser, which keeps the place of what they wrote last. */
export async function aWritingBrowser(mall: GuardedMall, phone: string) {
  const { cookie, token } = await signInByPhone(mall, phone, browser)
  const session = cookie.replace(new RegExp(`${markName}=\\w+(; )?`), '')
  let mark = ''
  return {
    /** Makes a call that writes; returns the cookie that tells of it. */
    write: async (at: GuardedMall, call: string, input: Record<string, unknown>): Promise<string> => {
      const headers = { ...browser, cookie: session, authorization: token }
      const answer = await at.send(call, input, headers)
      must(answer)
      const cookies = [answer.headers['set-cookie'] ?? []].flat().map(String)
      const set = cookies.find((one) => one.startsWith(`${markName}=`)) ?? ''
      ;[mark = ''] = set.split(';')
      return set
    },
    /** What it sends with each request. */
    cookie: () => `${session}; ${mark}`,
    mark: () => mark,
  }
}
