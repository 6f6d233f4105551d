import { expect, test } from 'vitest'
import { aBrowser, aContext } from '../testing/browser.ts'
import { settled } from '../testing/looking/settled.ts'

const browser = aBrowser()

test.each(['/help', '/business/login'])(
  'what the content security policy blocks on %s is reported to the mall',
  async (path) => {
    const page = await (await aContext(browser(), { locale: 'en-US' })).newPage()
    await page.goto(path)
    await settled(page)
    const report = page.waitForRequest('**/v1/sysError/report')
    await page.evaluate(() => {
      new Image().src = 'https://tracker.invalid/pixel.png'
    })
    const reported = (await report).postDataJSON()
    expect(reported).toMatchObject({
      url: path,
      message: expect.stringMatching(/^img-src blocks https:\/\/tracker\.invalid/),
    })
    await page.context().close()
  },
)
