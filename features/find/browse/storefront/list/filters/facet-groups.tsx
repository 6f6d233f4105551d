import { useTexts } from '@hojip/platform/page'
import { listTexts } from '../texts.ts'
import { isCounted, type FilterProps } from './filter-groups.tsx'
import { Group, Option, Options, ValueGroup } from './value-group.tsx'

/** The filters that the long answer has: where products come from, their options such as the size, and their scores. */
export function FacetGroups({ filters, value, onChange, look }: Omit<FilterProps, 'reach'>) {
  const texts = useTexts(listTexts)
  const { origins = [], options = [], ratings = [] } = filters
  const { minScore } = value
  // Products have no scores in a new mall.
  const isRated = minScore !== undefined || ratings.some(({ count }) => count > 0)
  return (
    <>
      {origins.length > 0 && (
        <ValueGroup
          name={texts.origin}
          field="origins"
          look={look}
          values={origins}
          isCounted={isCounted(filters, 'origins')}
          chosen={value.origins}
          onChange={(chosen) => onChange({ ...value, origins: chosen })}
        />
      )}
      {options.map((axis) => (
        <ValueGroup
          key={axis.key}
          name={axis.name}
          field="options"
          look={look}
          values={axis.values.map((one) => ({ ...one, key: `${axis.key}.${one.key}` }))}
          isCounted={isCounted(filters, axis.key)}
          chosen={value.options}
          onChange={(chosen) => onChange({ ...value, options: chosen })}
        />
      ))}
      {isRated && (
        <Group name={texts.rating}>
          <Options look={look}>
            {(['4.5', '4'] as const).map((from) => (
              <Option
                key={from}
                look={look}
                field="minScore"
                value={from}
                name={texts.scoreFrom(from)}
                count={
                  isCounted(filters, 'ratings') ? ratings.find((one) => one.from === from)?.count : undefined
                }
                isOn={minScore === from}
                onChange={(isOn) => onChange({ ...value, minScore: isOn ? from : undefined })}
              />
            ))}
          </Options>
        </Group>
      )}
    </>
  )
}
