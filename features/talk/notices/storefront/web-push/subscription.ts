import type { Client } from '@hojip/platform/client'
import { serviceWorkers } from '@hojip/platform/storage'
import type { PushSubject } from '../../contract/push-calls.ts'
import { wantedHere } from './wanted-here.ts'

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function base64urlOf(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The browser's side of pushed messages; undefined where the worker is not installed, or the browser has none. */
async function pushManager(): Promise<PushManager | undefined> {
  const installed = await serviceWorkers()?.getRegistration()
  return installed?.pushManager
}

/** The subscription with the mall's key. One with an earlier key would be refused by the push service. */
async function subscriptionWith(manager: PushManager, key: string): Promise<PushSubscription> {
  const before = await manager.getSubscription()
  if (before && base64urlOf(before.options.applicationServerKey) === key) return before
  await before?.unsubscribe()
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
}

/** Private windows may leave a subscription unanswered for ever. */
const patienceMs = 10_000

async function subscribe(client: Client, wanted: PushSubject[]): Promise<boolean> {
  const manager = await pushManager()
  if (!manager) return false
  const { key } = await client('GET /appUserPush/queryKey', {})
  const subscription = await subscriptionWith(manager, key)
  const keyOf = (name: PushEncryptionKeyName) => base64urlOf(subscription.getKey(name))
  const { endpoint } = subscription
  await client('POST /appUserPush/save', {
    endpoint,
    p256dh: keyOf('p256dh'),
    auth: keyOf('auth'),
    subjects: wanted,
  })
  return true
}

/**
 * Subscribes this browser to the subjects that the user has turned on here, or renews its subscription, so that messages
 * arrive without a page of the mall; without such a subject the subscription ends. Resolves with whether messages arrive:
 * a browser may have no push service, or not reach it.
 */
export async function pushHere(client: Client, userId: string | undefined): Promise<boolean> {
  const wanted = wantedHere(userId)
  if (wanted.length === 0) {
    // Without a connection the subscription stays until the next change; the mall's own switch is off already.
    await unsubscribe(client).catch(() => undefined)
    return false
  }
  const late = new Promise<false>((done) => setTimeout(() => done(false), patienceMs))
  return Promise.race([subscribe(client, wanted).catch(() => false), late])
}

/** Ends the subscription at the mall and in the browser. */
async function unsubscribe(client: Client): Promise<void> {
  const subscription = await (await pushManager())?.getSubscription()
  if (!subscription) return
  await client('POST /appUserPush/deleteByEndpoint', { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}
