// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const walletIcon = 'M216 64H56a8 8 0 0 1 0-16h136a8 8 0 0 0 0-16H56a24 24 0 0 0-24 24v128a24 24 0 0 0 24 24h160a16 16 0 0 0 16-16V80a16 16 0 0 0-16-16m0 128H56a8 8 0 0 1-8-8V79l8 1h160Zm-48-60a12 12 0 1 1 12 12 12 12 0 0 1-12-12'
