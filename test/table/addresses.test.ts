import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressWith, linkIn } from '../../src/table/play/addresses.js';

test('an address brings a hand, whatever else is behind its #', () => {
  for (const [page, hash] of [
    ['https://a.example/play', '#tv=stud.AX'],
    ['https://a.example/play#rules', '#tv=stud.AX'],
    ['https://a.example/play#tv=stud.old', '#tv=stud.AX'],
    ['https://a.example/play#lang=de&tv=stud.old', '#lang=de&tv=stud.AX'],
    ['https://a.example/play#/', '#/?tv=stud.AX'],
    ['https://a.example/play#/shop/item/7', '#/shop/item/7?tv=stud.AX'],
    ['https://a.example/play#!/shop?of=a&tv=stud.old', '#!/shop?of=a&tv=stud.AX'],
    ['https://a.example/play?tv=1#/shop?', '#/shop?tv=stud.AX'],
    ['https://a.example/play#/shop?compact', '#/shop?compact&tv=stud.AX'],
    ['https://a.example/play#shop/item/7', '#shop/item/7?tv=stud.AX'],
    ['https://a.example/play#!stud', '#!stud?tv=stud.AX'],
  ] as const) {
    const address = addressWith('stud.AX', page);
    assert.equal(new URL(address).hash, hash);
    assert.equal(address.split('#')[0], page.split('#')[0]);
    assert.equal(linkIn(hash), 'stud.AX');
  }
  assert.equal(linkIn('#tv=stud.AX&next=/a?b=1'), 'stud.AX');
  for (const hash of ['', '#', '#rules', '#/shop/tv=stud.AX', '#lang=de']) assert.equal(linkIn(hash), undefined);
});
