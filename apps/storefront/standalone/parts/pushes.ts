import { businessHref } from '@hojip/hrefs/business'
import type { PushMessage } from '@hojip/notices/contract'

/** What the compiler does not know of a worker's events. */
interface PushEvent extends Event {
  data: { json(): unknown } | null
  waitUntil(done: Promise<unknown>): void
}
interface NotificationEvent extends Event {
  notification: Notification
  waitUntil(done: Promise<unknown>): void
}
interface WindowClient {
  url: string
  visibilityState: string
  focus(): Promise<WindowClient>
  navigate(url: string): Promise<unknown>
}
interface Worker {
  registration: ServiceWorkerRegistration
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
}

const worker = self as unknown as Worker

async function mallWindows(): Promise<WindowClient[]> {
  const all = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return all.filter(({ url }) => !new URL(url).pathname.startsWith(businessHref))
}

/** Somebody who looks at the mall sees the message there. */
async function show({ title, body, tag, link }: PushMessage): Promise<void> {
  const windows = await mallWindows()
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return
  await worker.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { link } })
}

/** Opens the message in a window of the mall, or in a new one; of the link only the path counts. */
async function open(link: unknown): Promise<void> {
  const { pathname, search } = new URL(typeof link === 'string' ? link : '/', location.origin)
  const [window] = await mallWindows()
  if (!window) {
    await worker.clients.openWindow(pathname + search)
    return
  }
  const focused = await window.focus()
  await focused.navigate(pathname + search)
}

function onPush(event: PushEvent): void {
  if (event.data) event.waitUntil(show(event.data.json() as PushMessage))
}

function onPress(event: NotificationEvent): void {
  event.notification.close()
  const { link } = (event.notification.data ?? {}) as { link?: unknown }
  event.waitUntil(open(link))
}

/** Shows what the mall pushes, and leads to it. */
export function answerPushes(): void {
  addEventListener('push', (event) => onPush(event as PushEvent))
  addEventListener('notificationclick', (event) => onPress(event as NotificationEvent))
}
