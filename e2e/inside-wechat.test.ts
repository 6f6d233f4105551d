import { expect, inject, test } from 'vitest'
import { signInAside } from './testing/accounts.ts'
import { anUnpaidOrder } from './testing/bought.ts'
import { aBrowser, aVisitor, expectAccessible } from './testing/browser.ts'

const browser = aBrowser()

const userAgent =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/146.0 Mobile Safari/537.36 MicroMessenger/8.0.61'

/** A stand-in for the JavaScript bridge of WeChat's browser; the simulated WeChat answers its calls. */
async function bridge(dialog: object, page: string): Promise<object> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ dialog, page }),
  }
  return (await fetch(`${inject('simulators')}/sim/wechat/bridge`, init)).json() as Promise<object>
}

test('inside WeChat its own dialog pays, and Alipay asks to be opened in a browser', async () => {
  const { page, context, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'phone', userAgent })
  await context.exposeFunction('askWechat', bridge)
  await context.addInitScript(() => {
    const ask = (window as unknown as { askWechat: typeof bridge }).askWechat
    const invoke = async (_name: string, dialog: object, done: (result: object) => void) =>
      done(await ask(dialog, location.href))
    Object.assign(window, { WeixinJSBridge: { invoke } })
  })
  await signInAside(page.context())
  const { payId } = await anUnpaidOrder(context, '绿茶')
  await page.goto(`/pay/${payId}`)
  await page.getByRole('radio', { name: /支付宝/ }).check({ force: true })
  await page.getByText('微信里打不开支付宝').waitFor()
  await expectAccessible(page)
  await page.getByRole('radio', { name: /微信支付/ }).check({ force: true })
  await page.getByRole('button', { name: /^微信支付 ¥/ }).click()
  // WeChat returns the payer's openid without asking, and its dialog opens at once.
  await page.waitForURL('**/pay/wx/*')
  await page.getByRole('heading', { name: '付款成功' }).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.getByRole('link', { name: '查看订单' }).click()
  await page.waitForURL('**/orders/*')
  expect(problems).toEqual([])
  await context.close()
})
