import type { Tools } from '@hojip/db'
import type { ObjectStore } from '../objects.ts'

/** What the room's actions need. */
export interface UploadsTools extends Tools {
  objects: ObjectStore
}

/** What the deletion of uploads needs. */
export interface DropTools extends Tools {
  objects: Pick<ObjectStore, 'remove'>
}

/** Deletes files and rows that are due. */
export const dropJob = 'uploads.drop'
export interface DropDue {
  ids: string[]
}
