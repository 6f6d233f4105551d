interface NumberListProps {
  numbers: readonly (readonly [name: string, n: number])[]
  className?: string
}

/** Numbers with their names, four in a row where there is room. */
export function NumberList({ numbers, className = '' }: NumberListProps) {
  return (
    <dl className={`grid grid-cols-2 gap-3 md:grid-cols-4 ${className}`}>
      {numbers.map(([name, n]) => (
        <div key={name}>
          <dt className="text-12 text-ink-3">{name}</dt>
          <dd className="figures mt-0.5 text-20 font-bold">{n}</dd>
        </div>
      ))}
    </dl>
  )
}
