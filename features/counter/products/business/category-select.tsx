import { useLazyCall } from '@hojip/platform/page'
import { Select } from '@hojip/platform/ui'
import type { ComponentProps } from 'react'

type CategorySelectProps = Omit<ComponentProps<typeof Select>, 'children'> & {
  /** The entry for no category yet. */
  none: string
}

/** All categories of the mall, of any level, each with its path. */
export function CategorySelect({ none, ...props }: CategorySelectProps) {
  const menu = useLazyCall('GET /sysCategory/queryMenu', {}).data
  const all = (menu?.list ?? []).flatMap((one) => [
    { id: one.id, name: one.name },
    ...one.children.flatMap((two) => [
      { id: two.id, name: `${one.name} / ${two.name}` },
      ...two.children.map((three) => ({ id: three.id, name: `${one.name} / ${two.name} / ${three.name}` })),
    ]),
  ])
  return (
    <Select {...props}>
      <option value="">{none}</option>
      {all.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
