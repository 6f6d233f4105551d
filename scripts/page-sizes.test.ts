import { locales } from '@hojip/platform/i18n'
import { sharedBuildDir } from '@hojip/platform/testing/sites'
import { buildSites } from '@hojip/platform/site-build'
import { expect, test } from 'vitest'
import { pageSizes } from './page-sizes.ts'

/** Raise it only for something that every visitor sees at once. */
const atMostKb = 113

test('the scripts of a product’s page weigh 113 KB at most, in every language', async () => {
  const { folders } = await buildSites({ outDir: sharedBuildDir })
  for (const locale of locales) {
    const sizes = await pageSizes(folders.get('storefront')!, locale)
    const product = sizes.find(({ path }) => path === '/goods/info/$id')!
    expect(product.scripts).toBeGreaterThan(80)
    expect(product.scripts).toBeLessThanOrEqual(atMostKb)
  }
}, 120_000)
