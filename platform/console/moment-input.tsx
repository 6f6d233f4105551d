import { epochOfWire, wireTime } from '@hojip/platform/mall-time'
import { TextInput } from '@hojip/platform/ui'
import type { ComponentProps } from 'react'

type MomentInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'value' | 'onChange'> & {
  /** Epoch ms. */
  value: number | null
  onChange: (ms: number | null) => void
}

/** A field for a date and a time of the mall's clock, to the minute; null while it is empty. */
export function MomentInput({ value, onChange, ...props }: MomentInputProps) {
  return (
    <TextInput
      {...props}
      type="datetime-local"
      value={value === null ? '' : wireTime(value).slice(0, 16).replace(' ', 'T')}
      onChange={({ target }) =>
        onChange(target.value === '' ? null : epochOfWire(`${target.value.replace('T', ' ')}:00`))
      }
    />
  )
}
