// by turns: day 3 of 3
import type { BrowserContext, Page, Worker } from 'playwright'
import { expect, inject, test } from 'vitest'
import { signInAside } from '../testing/accounts.ts'
import { aPaidOrder } from '../testing/bought.ts'
import { aBrowser, aVisitor } from '../testing/browser.ts'
import { aloneTimeoutMs, useAlone } from '../testing/outside.ts'

const browser = aBrowser({ isWhole: true })

interface Subscribed {
  id: string
  endpoint: string
  p256dh: string
  auth: string
}

/**
 * Subscribes at the simulated push service in place of the browser's own, which is out of reach. Everything else is the
 * browser's: the permission, the worker, and what it shows.
 */
async function useSimulatedService(context: BrowserContext): Promise<() => Subscribed | undefined> {
  let subscribed: Subscribed | undefined
  await context.grantPermissions(['notifications'])
  await context.exposeFunction('subscribeAtService', async (applicationServerKey: string) => {
    const answer = await fetch(`${inject('simulators')}/sim/push/browsers`, {
      method: 'POST',
      body: JSON.stringify({ applicationServerKey }),
    })
    return (subscribed = (await answer.json()) as Subscribed)
  })
  await context.addInitScript(() => {
    const bytesOf = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
        .buffer
    const textOf = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
    const at = globalThis as unknown as { subscribeAtService: (key: string) => Promise<Subscribed> }
    let current: unknown = null
    PushManager.prototype.getSubscription = () => Promise.resolve(current as PushSubscription | null)
    PushManager.prototype.subscribe = async (options) => {
      const key = options!.applicationServerKey as Uint8Array<ArrayBuffer>
      const { endpoint, ...keys } = await at.subscribeAtService(textOf(key.buffer))
      return (current = {
        endpoint,
        options: { applicationServerKey: key.buffer },
        getKey: (name: 'p256dh' | 'auth') => bytesOf(keys[name]),
        unsubscribe: () => {
          current = null
          return Promise.resolve(true)
        },
      }) as unknown as PushSubscription
    }
  })
  return () => subscribed
}

/** What the push service has for a browser, newest first. */
async function pushedTo({ id }: Subscribed): Promise<string[]> {
  const answer = await fetch(`${inject('simulators')}/sim/push/messages?browser=${id}`)
  return ((await answer.json()) as { text: string }[]).map(({ text }) => text)
}

/** Hands a message to the worker as the push service does. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const inspector = await context.newCDPSession(page)
  const registered = new Promise<string>((done) => {
    inspector.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const one = registrations.find(({ scopeURL }) => scopeURL.startsWith(inject('mall')))
      if (one) done(one.registrationId)
    })
  })
  await inspector.send('ServiceWorker.enable')
  const origin = inject('mall')
  await inspector.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
}

/**
 * Whether the worker has shown a notification since. Chromium forgets one that is asked for between its being stored and
 * its being shown, so that it must not be asked for before.
 */
async function whenNotified(worker: Worker): Promise<() => Promise<boolean>> {
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const show = registration.showNotification.bind(registration)
    registration.showNotification = async (...notification) => {
      await show(...notification)
      Object.assign(globalThis, { hasNotified: true })
    }
  })
  return () => worker.evaluate(() => 'hasNotified' in globalThis)
}

test(
  'a message reaches the shopper after the last page of the mall is closed',
  { timeout: aloneTimeoutMs },
  async () => {
    await useAlone('push')
    const { context, page, problems } = await aVisitor(browser(), { locale: 'ko-KR', size: 'phone' })
    const subscribed = await useSimulatedService(context)
    await signInAside(page.context())
    await page.goto('/me/notifications')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await page.getByRole('button', { name: '알림 설정' }).click()
    await page.getByRole('checkbox', { name: '이 기기에서 알림 받기' }).click()
    await page.getByText('호집을 닫아도 새 알림이 오면 알려 드려요').waitFor()
    const elsewhere = await context.newPage()
    await page.close()
    await aPaidOrder(context, '辣白菜')
    await expect.poll(() => pushedTo(subscribed()!), { timeout: 60_000 }).not.toEqual([])
    const [text = ''] = await pushedTo(subscribed()!)
    const { title, link } = JSON.parse(text) as { title: string; link: string }
    expect(title).toBe('결제가 완료됐어요')
    const [worker] = context.serviceWorkers()
    const isShown = await whenNotified(worker!)
    await deliver(context, elsewhere, text)
    await expect.poll(isShown).toBe(true)
    const shown = () =>
      worker!.evaluate(async () => {
        const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
        return (await registration.getNotifications()).map((one) => ({
          title: one.title,
          data: one.data as unknown,
        }))
      })
    await expect.poll(shown).toEqual([{ title, data: { link } }])
    await elsewhere.goto(link)
    await elsewhere.getByRole('heading', { name: title }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)
