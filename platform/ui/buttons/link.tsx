import { useUi } from '../ui-context.tsx'
import type { LinkProps } from '../ui-context.tsx'

/** A link of the site's router. */
export function Link(props: LinkProps) {
  const { Link: Given } = useUi()
  return <Given {...props} />
}
