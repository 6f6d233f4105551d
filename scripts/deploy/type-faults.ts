import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { extraPackageFolder } from '@hojip/platform/testing/extra-packages'

/** An object of Kubernetes as a manifest describes it. */
export interface Manifest {
  apiVersion: string
  kind: string
}

const root = join(import.meta.dirname, '../..')

function sourceOf(manifests: readonly Manifest[]): string {
  const lines = manifests.flatMap(({ apiVersion, kind, ...rest }, at) => [
    `import type { I${kind} as Kind${at} } from 'kubernetes-models/${apiVersion}'`,
    `export const manifest${at}: Kind${at} = ${JSON.stringify({ apiVersion, kind, ...rest }, null, 1)}`,
  ])
  return lines.join('\n')
}

/**
 * What the compiler says of manifests that are written as values of the types of Kubernetes' API: it finds fields that are
 * missing, of another type, or unknown. The validators of the same package let unknown fields pass, and with them every
 * misspelt one.
 */
export function typeFaults(manifests: readonly Manifest[]): string[] {
  const models = extraPackageFolder('kubernetes-models')
  if (!models) throw new Error('kubernetes-models is not installed')
  // Below the packages of `scripts`, so that the compiler finds them.
  const cache = join(models, '../.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'hojip-manifests-'))
  try {
    const file = join(folder, 'manifests.mts')
    writeFileSync(file, sourceOf(manifests))
    const settings = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'nodenext',
      '--types',
      '',
    ]
    const { stdout, status } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), ...settings, file],
      { encoding: 'utf8' },
    )
    const faults = stdout.split('\n').filter((line) => line.includes('error TS'))
    if (status !== 0 && faults.length === 0) throw new Error(stdout)
    return faults
  } finally {
    rmSync(folder, { recursive: true })
  }
}
