// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const cartIcon = 'M104 216a16 16 0 1 1-16-16 16 16 0 0 1 16 16m88-16a16 16 0 1 0 16 16 16 16 0 0 0-16-16m48-126-26 92a24 24 0 0 1-23 18H92a24 24 0 0 1-23-18L34 40H16a8 8 0 0 1 0-16h24a8 8 0 0 1 8 6l9 34h175a8 8 0 0 1 8 10m-19 6H62l22 82a8 8 0 0 0 8 6h99a8 8 0 0 0 8-6Z'
