import { cartIcon, starFillIcon } from './icons.gen.ts'

const shapes = { cart: cartIcon, star: starFillIcon }
type Name = keyof typeof shapes

function idOf(name: Name) {
  return `icon-${name}`
}

/** The shapes of the icons that every card of a list shows: once in the document. `UiProvider` brings them. */
export function SharedShapes() {
  return (
    <svg aria-hidden="true" className="hidden">
      {(Object.keys(shapes) as Name[]).map((name) => (
        <symbol key={name} id={idOf(name)} viewBox="0 0 256 256">
          <path d={shapes[name]} />
        </symbol>
      ))}
    </svg>
  )
}

type SharedIconProps = { name: Name; size?: number; className?: string }

/** As `Icon`, with a word in the place of the shape. */
export function SharedIcon({ name, size, className = '' }: SharedIconProps) {
  return (
    <svg width={size} height={size} aria-hidden="true" className={`icon ${className}`.trimEnd()}>
      <use href={`#${idOf(name)}`} />
    </svg>
  )
}
