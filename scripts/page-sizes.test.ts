// by turns: day 3 of 3
import { locales } from '@hojip/platform/i18n'
import { sharedBuildDir } from '@hojip/platform/testing/sites'
import { buildSites } from '@hojip/platform/site-build'
import { expect, test } from 'vitest'
import { pageSizes, withSteadyHashes } from './page-sizes.ts'

/** Gzipped kilobytes. Raise one only for something that every visitor sees at once. */
const atMostKb = {
  '/goods/info/$id': 110.5,
  '/goods/infoNew/$id': 132.4,
  '/': 127.8,
  '/goods': 122.7,
  '/cart': 132.6,
}

test('the hashes in the names of files change no size', () => {
  const code = (a: string, b: string) =>
    `import{t}from"./${a}.js";["/ko-KR/assets/entry-start-${b}.js","/ko-KR/assets/${a}.js"]`
  const steady = withSteadyHashes(code('B-Q8tc1', 'Zz09aa_b'))
  expect(steady).toBe(withSteadyHashes(code('-7Z8Xsx', 'BqWwErTy')))
  expect(steady).toMatch(/"\.\/([\w-]{7})\.js".*entry-start-[\w-]{8}\.js.*\/\1\.js/)
  expect(steady).not.toMatch(/B-Q8tc1|Zz09aa_b/)
  expect(withSteadyHashes('"./a.js"')).toBe('"./a.js"')
})

test('the scripts of the pages that most visits begin with weigh so much at most, in every language', async () => {
  const { folders } = await buildSites({ outDir: sharedBuildDir })
  for (const locale of locales) {
    const sizes = await pageSizes(folders.get('storefront')!, locale)
    for (const [path, atMost] of Object.entries(atMostKb)) {
      const { scripts } = sizes.find((page) => page.path === path)!
      expect(scripts, `${path} ${locale}`).toBeGreaterThan(80)
      expect(scripts, `${path} ${locale}`).toBeLessThanOrEqual(atMost)
    }
  }
})
