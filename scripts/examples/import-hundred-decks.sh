#!/bin/sh
# Imports a hundred decks into a running server: one folder each, all pushed by one command. Run it again after a change to
# update the same hundred decks.
#
#   cardwright login --server http://localhost:3000
#   sh scripts/examples/import-hundred-decks.sh [folder]
#
# In CI set CARDWRIGHT_SERVER and CARDWRIGHT_TOKEN instead of signing in.
set -eu

folder=${1:-hundred-decks}
root=$(cd "$(dirname "$0")/../.." && pwd)
mkdir -p "$folder"

for number in $(seq -w 1 100); do
  deck="$folder/deck-$number"
  # Made only once: the push writes the deck's id from the server into deck.yaml.
  [ -e "$deck/deck.yaml" ] && continue
  mkdir -p "$deck"
  cat > "$deck/deck.yaml" <<YAML
default_language: en
world: party
templates: { front: default, back: default-back }
translations:
  en: { title: Weather of day $number, short_description: Ten kinds of it., description: Draw one and dress for it. }
YAML
  {
    echo 'title,icon,number,primary_text'
    for card in $(seq 1 10); do
      echo "Weather $card,lucide:cloud-rain,$card,Day $number stays indoors."
    done
  } > "$deck/cards.csv"
done

node "$root/cli/bin/cardwright.mjs" push "$folder"/deck-*
