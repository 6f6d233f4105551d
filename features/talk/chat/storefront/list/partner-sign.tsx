import { classNames, headsetIcon, Icon } from '@hojip/platform/ui'
import { ShopMark } from '@hojip/storefront-kit/parts'
import type { Chat } from '../../contract.ts'

interface PartnerSignProps {
  chat: Pick<Chat, 'isOfficial' | 'mark' | 'hue'>
  size: 36 | 44
}

/** The shop's seal, or the sign of the mall's own service. */
export function PartnerSign({ chat, size }: PartnerSignProps) {
  if (!chat.isOfficial) return <ShopMark mark={chat.mark} hue={chat.hue} size={size} />
  return (
    <span
      className={classNames(
        'grid flex-none place-items-center bg-jade text-on-fill',
        size === 44 ? 'size-11 rounded-[14px]' : 'size-9 rounded-lg',
      )}
    >
      <Icon of={headsetIcon} size={size === 44 ? 24 : 20} />
    </span>
  )
}
