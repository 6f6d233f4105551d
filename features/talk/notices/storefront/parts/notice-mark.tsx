import { Icon, Picture } from '@hojip/platform/ui'
import type { NoticeItem } from '../../contract.ts'
import { typeIcon } from './type-icon.ts'

/** The picture of a notice: its product, or an icon where it is about money or has no product. */
export function NoticeMark({ item, isUnread }: { item: NoticeItem; isUnread: boolean }) {
  return (
    <span className="relative row-span-2 size-10">
      {item.pic && item.type !== 'money' ? (
        <Picture of={item.pic} alt="" sizes="40px" className="size-10 overflow-hidden rounded-md" />
      ) : (
        <span className="grid size-10 place-items-center rounded-md bg-hover text-ink-2">
          <Icon of={typeIcon(item)} size={20} />
        </span>
      )}
      {isUnread && (
        <span className="absolute -top-[3px] -right-[3px] size-[9px] rounded-full bg-buy ring-2 ring-surface" />
      )}
    </span>
  )
}
