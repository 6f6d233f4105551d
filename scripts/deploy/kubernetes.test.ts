import { spawnSync } from 'node:child_process'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extraPackage, hasExtraPackages } from '@hojip/platform/testing/extra-packages'
import { expect, test } from 'vitest'
import { typeFaults, type Manifest } from './type-faults.ts'

const folder = join(import.meta.dirname, '../../deploy/kubernetes')

interface Yaml {
  parseAllDocuments(text: string): { toJS(): unknown }[]
}

function parse<T = Manifest>(text: string): T[] {
  return extraPackage<Yaml>('yaml')
    .parseAllDocuments(text)
    .map((document) => document.toJS() as T)
}

interface Kustomization {
  resources: string[]
  patches?: { path: string }[]
}

/** The overlay as Kustomize builds it; undefined where there is no kubectl. */
function built(): string | undefined {
  const { status, stdout, stderr, error } = spawnSync(
    'kubectl',
    ['kustomize', join(folder, 'overlays/example')],
    { encoding: 'utf8' },
  )
  if (error) return undefined
  expect(status, stderr).toBe(0)
  return stdout
}

test.runIf(hasExtraPackages())('every field of the manifests is one of Kubernetes’, and of its type', () => {
  const paths = globSync('**/*.yaml', { cwd: folder }).filter((path) => !path.endsWith('kustomization.yaml'))
  expect(paths.length).toBeGreaterThan(8)
  const own = paths.flatMap((path) => parse(readFileSync(join(folder, path), 'utf8')))
  const whole = built()
  expect(typeFaults([...own, ...(whole === undefined ? [] : parse(whole))])).toEqual([])
})

test.runIf(hasExtraPackages())('a misspelt field and a word for a number are found', () => {
  const text = readFileSync(join(folder, 'base/deployment.yaml'), 'utf8')
  const wrong = text.replace('readinessProbe:', 'readynessProbe:').replace('maxSkew: 1', 'maxSkew: one')
  const faults = typeFaults(parse(wrong))
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringContaining('readynessProbe'),
      expect.stringContaining("'string' is not assignable to type 'number'"),
    ]),
  )
})

test.runIf(hasExtraPackages())('every file is part of what Kustomize builds', () => {
  for (const part of ['base', 'overlays/example']) {
    const [{ resources, patches = [] }] = parse<Kustomization>(
      readFileSync(join(folder, part, 'kustomization.yaml'), 'utf8'),
    ) as [Kustomization]
    const named = [...resources.filter((path) => path.endsWith('.yaml')), ...patches.map(({ path }) => path)]
    const files = readdirSync(join(folder, part)).filter((name) => name !== 'kustomization.yaml')
    expect(named.toSorted()).toEqual(files.toSorted())
  }
})

interface Pods extends Manifest {
  spec: {
    template: { spec: { securityContext: object; containers: { image: string; securityContext: object }[] } }
  }
}

test.runIf(hasExtraPackages())('no pod may do more than the mall needs', () => {
  for (const name of ['deployment', 'migration']) {
    const [{ spec }] = parse<Pods>(readFileSync(join(folder, `base/${name}.yaml`), 'utf8')) as [Pods]
    const pod = spec.template.spec
    expect(pod).toMatchObject({ securityContext: { runAsNonRoot: true, runAsUser: 10_001 } })
    for (const { securityContext } of pod.containers)
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
  }
})
