// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const flaskIcon = 'M222 200 160 97V40h8a8 8 0 0 0 0-16H88a8 8 0 0 0 0 16h8v57L34 200a16 16 0 0 0 14 24h160a16 16 0 0 0 14-24m-111-97 1-4V40h32v59l1 4 38 64q-18 5-51-10-24-12-46-13ZM48 208l29-48q21-2 47 11 28 14 48 13l20-3 16 27Z'
