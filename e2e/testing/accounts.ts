import type { Locale } from '@hojip/platform/i18n'
import { expect, inject } from 'vitest'
import type { BrowserContext, Page } from 'playwright'
import { codeSentTo, codesSentTo } from './browser.ts'
import { settled } from './looking/settled.ts'
import { words } from './words.ts'

let newest = 0
/** Digits of the time, which no later call gets: two in the same millisecond differ, and so do those of the next run. */
function newDigits(count: number) {
  newest = Math.max(newest + 1, Date.now())
  return String(newest).slice(-count)
}

/** Concurrent workers do not use the same numbers. */
const worker = Number(process.env['VITEST_POOL_ID'] ?? 1) % 5

/** Unused mobile numbers, also in a mall that has been running for long. */
export function aChinesePhone() {
  return `13${9 - worker}${newDigits(8)}`
}

export function aKoreanPhone() {
  // Of the numbers that begin with 0105, some are assigned to nobody, and the mall refuses them.
  return `010${[2, 3, 4, 6, 7][worker]}${newDigits(7)}`
}

export function aTrackingNumber() {
  return `SF${newDigits(13)}${worker}`
}

interface Answer {
  code: string
  data: { token?: string; name?: string; reason?: string } | null
}

/** What a call answers that did what it was asked for. */
export const done = { code: '10000' }

/** A call without a browser. */
export async function ask(path: string, input: object, token = '1'): Promise<Answer> {
  const answer = await fetch(`${inject('mall')}/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify(input),
  })
  return (await answer.json()) as Answer
}

/** Registers a number with a password; returns the token of the new session. */
export async function register(phone: string, country: 'CN' | 'KR', password: string): Promise<string> {
  expect(await ask('/sendSms', { phone, country, scene: 'register' })).toMatchObject(done)
  const smscode = await codeSentTo(phone)
  const { data } = await ask('/webRegister', { phone, country, smscode, password, agreeVersion: '2026-11' })
  return data!.token!
}

/**
 * Presses the button until a code is sent: a number gets one in six seconds, which the page counts. When none
 * comes, the error shows what the page says.
 */
export async function sendCode(page: Page, name: string, phone: string): Promise<string> {
  const earlier = (await codesSentTo(phone)).length
  const button = page.getByRole('button', { name, exact: true })
  let lastPress = 'none'
  const isSent = async () => {
    if ((await codesSentTo(phone)).length > earlier) return true
    // While sending and counting down, the button has a different name.
    if (await button.isVisible()) {
      lastPress = await button.click({ timeout: 2_000 }).then(() => 'done', String)
    }
    return false
  }
  await expect
    .poll(isSent, { timeout: 150_000, interval: 250 })
    .toBe(true)
    .catch(async (error: unknown) => {
      const shown = await page.locator('main').innerText()
      throw new Error(
        `no code to ${phone} at ${page.url()}; last press: ${lastPress}; the page says: ${shown}`,
        { cause: error },
      )
    })
  const code = await codeSentTo(phone, earlier)
  // The message may be there before the page's answer, which marks the browser that the code is for.
  await settled(page)
  return code
}

/** On the login page: enters a Chinese number and the code sent to it, and presses the button. */
async function enterNumberAndCode(page: Page, locale: Locale, phone: string): Promise<void> {
  const w = words[locale]
  await page.waitForURL('**/login**')
  if (locale === 'ko-KR') await page.getByLabel(w.country).selectOption('CN')
  await page.getByLabel(w.phone).fill(phone)
  await page.locator('input[autocomplete="one-time-code"]').fill(await sendCode(page, w.sendCode, phone))
  await page.getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: w.signIn, exact: true }).click()
}

/** Signs in or registers a Chinese number by a code, and waits until the login page is left. */
export async function signInByCode(page: Page, locale: Locale, phone: string): Promise<void> {
  await enterNumberAndCode(page, locale, phone)
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/login'))
}

/** Signs a new shopper in without the login page, for journeys that are about something else. */
export async function signInAside(context: BrowserContext, country: 'CN' | 'KR' = 'CN'): Promise<void> {
  const phone = country === 'CN' ? aChinesePhone() : aKoreanPhone()
  expect(await askAs(context, '/sendSms', { phone, country, scene: 'register' })).toMatchObject(done)
  const smscode = await codeSentTo(phone)
  const wish = { phone, country, smscode, agreeVersion: '2026-11' }
  expect(await askAs(context, '/webRegister', wish)).toMatchObject(done)
}

/**
 * Deletes the session cookies of a browser; the mark of the known device stays. An answer that is still on its way would
 * bring them back.
 */
export async function endSession(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await settled(page)
  await context.clearCookies({ name: 'token' })
  await context.clearCookies({ name: '__Host-sid' })
}

/** A call with the session of a browser: of the business site for its calls, else of the mall. */
export async function askAs(context: BrowserContext, path: string, input: object): Promise<Answer> {
  const ofBusiness = /^\/(biz|sys)Console\//.test(path)
  const tokenName = ofBusiness ? 'deskToken' : 'token'
  const token = (await context.cookies()).find(({ name }) => name === tokenName)?.value ?? '1'
  const answer = await context.request.post(`/v1${path}`, {
    data: input,
    headers: { authorization: token },
    timeout: 60_000,
  })
  return (await answer.json()) as Answer
}

/** Unlinks the account: the demo has four people at the partners, and a retry must meet them without an account. */
export async function unlink(context: BrowserContext, type: 'wechat' | 'alipay'): Promise<void> {
  expect((await askAs(context, '/appUser/unbindThird', { type })).code).toBe('10000')
}
