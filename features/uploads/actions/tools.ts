import type { Tools } from '@hojip/db'
import type { ObjectStore } from '../objects.ts'

/** What the room's actions need. */
export interface UploadsTools extends Tools {
  objects: ObjectStore
}

/** Deletes files and rows that are due. */
export const dropJob = 'uploads.drop'
export interface DropDue {
  ids: string[]
}
