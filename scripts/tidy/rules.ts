import { breakpoints } from './breakpoints.ts'
import { browserSafe } from './browser-safe.ts'
import { browserStorage } from './browser-storage.ts'
import { carefulMigrations } from './careful-migrations.ts'
import { declaredDependencies } from './declared-dependencies.ts'
import { districtDirections } from './districts.ts'
import { docCommands } from './doc-commands.ts'
import { docPaths } from './doc-paths.ts'
import { durations } from './durations.ts'
import { enterRule } from './enter-rule.ts'
import { environment } from './environment.ts'
import { errorClasses } from './error-classes.ts'
import { failingLogs } from './failing-logs.ts'
import { fileCircles } from './file-circles.ts'
import { fileLength } from './file-length.ts'
import { flatFolders } from './flat-folders.ts'
import { frontDoors } from './front-doors.ts'
import { functionDeclarations } from './function-declarations.ts'
import { functionLength } from './function-length.ts'
import { importDirections } from './import-directions.ts'
import { installScripts } from './install-scripts.ts'
import { journeyWaits } from './journey-waits.ts'
import { lazyParts } from './lazy-parts.ts'
import { lockedPackages } from './locked-packages.ts'
import { mallTime } from './mall-time.ts'
import { literalHrefs } from './literal-hrefs.ts'
import { namedExports } from './named-exports.ts'
import { names } from './names.ts'
import { newerSql } from './newer-sql.ts'
import { oneClock } from './one-clock.ts'
import { packingSpreads } from './packing-spreads.ts'
import { pageTexts } from './page-texts.ts'
import { patientWaits } from './patient-waits.ts'
import { plannedOnce } from './planned-once.ts'
import { platformWords } from './platform-words.ts'
import { refusalTypes } from './refusal-types.ts'
import { retiredWords } from './retired-words.ts'
import { shippedImports } from './shipped-imports.ts'
import { shownWords } from './shown-words.ts'
import { riskyCode } from './risky-code.ts'
import { roomCircles } from './room-circles.ts'
import { roomRoles } from './room-roles.ts'
import type { Rule } from './rule.ts'
import { sqlInStores } from './sql-in-stores.ts'
import { sqlNames } from './sql-names.ts'
import { statusWords } from './status-words.ts'
import { threeLanguages } from './three-languages.ts'
import { unusedDoors } from './unused-doors.ts'

export const rules: Rule[] = [
  importDirections,
  roomRoles,
  frontDoors,
  unusedDoors,
  districtDirections,
  roomCircles,
  fileCircles,
  sqlInStores,
  sqlNames,
  newerSql,
  carefulMigrations,
  plannedOnce,
  browserSafe,
  browserStorage,
  enterRule,
  environment,
  fileLength,
  flatFolders,
  functionLength,
  functionDeclarations,
  declaredDependencies,
  lockedPackages,
  installScripts,
  lazyParts,
  names,
  namedExports,
  errorClasses,
  docPaths,
  docCommands,
  oneClock,
  durations,
  packingSpreads,
  pageTexts,
  platformWords,
  retiredWords,
  shownWords,
  threeLanguages,
  failingLogs,
  journeyWaits,
  patientWaits,
  literalHrefs,
  riskyCode,
  mallTime,
  statusWords,
  refusalTypes,
  breakpoints,
  shippedImports,
]
