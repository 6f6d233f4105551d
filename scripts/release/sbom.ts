import { licenceOf } from '../licences/allowed.ts'

interface Component {
  'bom-ref': string
  name: string
  group?: string
  version: string
  licenses?: unknown[]
  properties?: { name: string; value: string }[]
}

interface Bom {
  serialNumber?: string
  metadata: { timestamp?: string; component: Component }
  components: Component[]
}

function isOurs({ properties = [] }: Component): boolean {
  return properties.some(({ name, value }) => name === 'cdx:npm:package:private' && value === 'true')
}

/** A component with its licence. Our own workspaces name none: theirs is the root's. */
function withLicence(component: Component, ours: string): Component {
  if (component.licenses?.length) return component
  const name = component.group ? `${component.group}/${component.name}` : component.name
  const licence = isOurs(component) ? ours : licenceOf(name, undefined)
  if (!licence)
    throw new Error(`no licence of ${name} ${component.version} is known: scripts/licences/allowed.ts`)
  return { ...component, licenses: [{ license: { id: licence } }] }
}

/**
 * The list of components of `npm sbom` as it is released: without its number and its time, which differ from run to run;
 * with the project's name, for which npm takes that of the folder; and with a licence of each component.
 */
export function releasedSbom(json: string, { name, licence }: { name: string; licence: string }): string {
  const { serialNumber: _, ...bom } = JSON.parse(json) as Bom
  const { timestamp: __, ...metadata } = bom.metadata
  const component = { ...metadata.component, type: 'application', name }
  const components = bom.components.map((one) => withLicence(one, licence))
  return `${JSON.stringify({ ...bom, metadata: { ...metadata, component }, components }, null, 2)}\n`
}
