import { buildSites } from '@hojip/platform/site-build'
import { sharedBuildDir } from '@hojip/platform/testing/sites'
import { pageSizes } from './page-sizes.ts'

/**
 * Prints the gzipped size of what each storefront page downloads at first: its scripts with the entry, and its styles.
 * With a number of kilobytes as an argument it fails when the scripts of a page are larger.
 */
const limitKb = Number(process.argv[2] ?? Number.POSITIVE_INFINITY)

const { folders } = await buildSites({ outDir: sharedBuildDir })
const folder = folders.get('storefront')
if (!folder) throw new Error('the storefront was not built')

const rows = await pageSizes(folder, 'zh-CN')
const heaviest = Math.max(...rows.map(({ scripts }) => scripts))
for (const { path, scripts, styles } of rows.sort((a, b) => b.scripts - a.scripts))
  console.log(
    `${scripts.toFixed(1).padStart(7)} KB scripts ${styles.toFixed(1).padStart(6)} KB styles  ${path}`,
  )
if (heaviest > limitKb) {
  console.error(`the heaviest page weighs ${heaviest.toFixed(1)} KB, at most ${limitKb} are allowed`)
  process.exitCode = 1
}
