import type { Client } from '@hojip/platform/client'
import type { PushSubject } from '../contract.ts'

const subjects: PushSubject[] = ['notices']

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
  const installed = await navigator.serviceWorker?.getRegistration()
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

async function subscribe(client: Client): Promise<boolean> {
  const manager = await pushManager()
  if (!manager) return false
  const { key } = await client('GET /appUserPush/queryKey', {})
  const subscription = await subscriptionWith(manager, key)
  const keyOf = (name: PushEncryptionKeyName) => base64urlOf(subscription.getKey(name))
  const { endpoint } = subscription
  await client('POST /appUserPush/save', {
    ...{ endpoint, p256dh: keyOf('p256dh'), auth: keyOf('auth') },
    subjects,
  })
  return true
}

/**
 * Subscribes this browser, or renews its subscription, so that messages arrive without a page of the mall. Needs the
 * permission for notifications. Resolves with whether it worked: a browser may have no push service, or not reach it.
 */
export async function pushHere(client: Client): Promise<boolean> {
  const late = new Promise<false>((done) => setTimeout(() => done(false), patienceMs))
  return Promise.race([subscribe(client).catch(() => false), late])
}

/** Ends the subscription at the mall and in the browser. */
export async function pushNoMore(client: Client): Promise<void> {
  const subscription = await (await pushManager())?.getSubscription()
  if (!subscription) return
  await client('POST /appUserPush/deleteByEndpoint', { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}
