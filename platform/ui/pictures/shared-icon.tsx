import { starFillIcon } from '../icons.gen.ts'

export type SharedShapes = Readonly<Record<string, string>>

const ownShapes: SharedShapes = { star: starFillIcon }

function idOf(name: string) {
  return `icon-${name}`
}

type SharedIconsProps = {
  /** The site's own shapes, beside those of the kit. */
  more?: SharedShapes | undefined
}

/** The shapes of icons that every entry of a list shows, once in the document. `UiProvider` renders them. */
export function SharedIcons({ more }: SharedIconsProps) {
  return (
    <svg aria-hidden="true" className="hidden">
      {Object.entries({ ...more, ...ownShapes }).map(([name, shape]) => (
        <symbol key={name} id={idOf(name)} viewBox="0 0 256 256">
          <path d={shape} />
        </symbol>
      ))}
    </svg>
  )
}

type SharedIconProps = { name: string; size?: number; className?: string }

/** Like `Icon`, with the name of a shared shape instead of the shape. */
export function SharedIcon({ name, size, className = '' }: SharedIconProps) {
  return (
    <svg width={size} height={size} aria-hidden="true" className={`icon ${className}`.trimEnd()}>
      <use href={`#${idOf(name)}`} />
    </svg>
  )
}
