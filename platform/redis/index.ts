import { Redis, type RedisOptions } from 'ioredis'
import type { Log } from '../log/index.ts'

/**
 * A client of Redis or Valkey that connects by itself, and reconnects when it can. While the server is unavailable,
 * commands fail at once; this is logged once as `event`, not per attempt to reconnect.
 */
export function connectRedis(
  url: string,
  { log, event, ...options }: RedisOptions & { log: Log; event: string },
): Redis {
  const client = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    ...options,
    lazyConnect: true,
  })
  let isAway = false
  client.on('error', (error: Error) => {
    if (!isAway) log.warn(event, { error })
    isAway = true
  })
  client.on('ready', () => void (isAway = false))
  client.connect().catch(() => undefined)
  return client
}
