import { expect, test } from 'vitest'
import { sharedBrowser } from '../../e2e/testing/looking/shared-browser.ts'

function aBrowser() {
  let isAlive = true
  return { isConnected: () => isAlive, die: () => void (isAlive = false) }
}

test('a worker has one browser, and another one after it died or could not be opened', async () => {
  let opened = 0
  const browser = sharedBrowser(async () => {
    opened += 1
    if (opened === 1) throw new Error('no memory')
    return aBrowser()
  })
  await expect(browser()).rejects.toThrow('no memory')
  const [one, same] = await Promise.all([browser(), browser()])
  expect(same).toBe(one)
  expect(await browser()).toBe(one)
  one.die()
  const other = await browser()
  expect([other === one, other.isConnected(), opened]).toEqual([false, true, 3])
})
