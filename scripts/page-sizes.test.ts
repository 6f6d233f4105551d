import { locales } from '@hojip/platform/i18n'
import { sharedBuildDir } from '@hojip/platform/testing/sites'
import { buildSites } from '@hojip/platform/site-build'
import { expect, test } from 'vitest'
import { pageSizes } from './page-sizes.ts'

/**
 * Gzipped kilobytes. Raise one only for something that every visitor sees at once. The hashes in the names of files alone
 * make up to 0.02 between two builds of the same size.
 */
const atMostKb = {
  '/goods/info/$id': 105.25,
  '/goods/infoNew/$id': 125,
  '/': 123,
  '/goods': 118,
  '/cart': 126,
}

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
