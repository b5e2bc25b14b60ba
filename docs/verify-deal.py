"""Deals the cards of records anew from their seeds, as fair-deals.md says: python3 verify-deal.py FILE ..."""
import hashlib, json, sys

PACK = [rank + suit for rank in '23456789TJQKA' for suit in 'cdhs']
# the cards that the croupier draws with each of his actions, in their order
DRAWN = {'stud': {'deal': ['burnt', 'cards', 'common']}, 'einundvierzig': {'deal': ['cards']},
         'trente-quarante': {'shuffle': ['burnt'], 'coup': ['noir', 'rouge']},
         'faro': {'shuffle': ['aside'], 'turn': ['takes', 'pays']}}

def sha256(*lines): return hashlib.sha256('\n'.join(map(str, lines)).encode())

def stream(key, block=0):
    while True:
        found = hashlib.sha256(key + block.to_bytes(4, 'big')).digest()
        yield from (int.from_bytes(found[byte:byte + 4], 'big') for byte in range(0, 32, 4))
        block += 1

def below(sides, words): return next(word % sides for word in words if word - word % sides <= 2 ** 32 - sides)

def shuffled(cards, room, shuffle, lots=0):
    seeds = [f"{guest['seat']} {guest['seed'] or '-'}" for guest in shuffle['guests']]
    words = stream(sha256('tapis-vert shuffle', room, shuffle['number'], shuffle['seed'], *seeds).digest())
    cards = sorted(cards, key=PACK.index)
    for _ in range(lots): next(words)
    for place in range(len(cards) - 1):
        drawn = place + below(len(cards) - place, words)
        cards[place], cards[drawn] = cards[drawn], cards[place]
    return cards

def whole(game, options, action):
    suits = 'chsd'[:(len(action['aside']) + action['left']) // 13] if game == 'faro' else 'cdhs'
    return [card for card in PACK[20 if game == 'einundvierzig' else 0:] if card[1] in suits] * options.get('decks', 1)

def wrong(room, log, shuffles):
    game, options, todo, packs, burnt = log['game'], log['options'], list(shuffles), [[]], []
    for place, shuffle in enumerate(shuffles):
        if shuffle['number'] != shuffles[0]['number'] + place: return 'the numbers of the shuffles have a gap'
        for seat, seed, pledge in [(guest['seat'], guest['seed'], guest['pledge']) for guest in shuffle['guests']]:
            if seed and sha256('tapis-vert pledge', room, shuffle['number'], seat, seed).hexdigest() != pledge:
                return f'seat {seat} had pledged another seed'
    for action in [entry['action'] for entry in log['actions'] if entry['actor'] == 'croupier']:
        parts = [action[part] for part in DRAWN[game].get(action['type'], [])]
        if game == 'faro' and options['variant'] == 'buch' and options['firstCard'] == options['payingSide']: parts.reverse()
        cards, left = sum(parts, []), packs[0]
        if action['type'] == 'shuffle' or action['type'] == 'deal' and todo == shuffles != []:
            if not todo: return 'there is a shuffle too many in the log'
            ways = range(2 if options.get('banker', 'house') != 'house' else 1)  # who holds the bank may be drawn by lot
            packs = [shuffled(whole(game, options, action), room, todo[0], lots) for lots in ways]
            todo.pop(0)
        elif todo and game == 'stud' and left[:len(cards)] != cards: packs = [shuffled(left + burnt, room, todo.pop(0))]
        if game == 'faro' and len(cards) == len(left) and cards != left: cards = sum(parts[::-1], [])  # an odd card counts
        packs = [each[len(cards):] for each in packs if each[:len(cards)] == cards]
        if not packs: return f"the cards of '{action['type']}' do not follow from the seeds"
        burnt = burnt * (left[:len(cards)] == cards) + action.get('burnt', [])
    return 'there are shuffles that were not made' if todo else None if shuffles else 'nothing is shuffled in it'

for file in sys.argv[1:]:
    try: found = wrong(*(json.load(open(file, encoding='utf8'))[part] for part in ('room', 'log', 'shuffles')))
    except Exception as error: found = getattr(error, 'strerror', None) or 'no record of a deal of these four games'
    print(f"{file}: {found or 'the cards follow from the seeds, as far as the record goes'}")
