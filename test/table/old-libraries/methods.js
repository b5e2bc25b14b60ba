// Lists, words, numbers and functions with methods of their own, as MooTools 1.2 to 1.6 gives them.
(() => {
  Array.from = of => {
    if (Array.isArray(of)) return of;
    return of === null || of === undefined ? [] : [of];
  };
  for (const kind of [Array, String, Number, Function])
    for (const name of [
      'each',
      'clone',
      'contains',
      'associate',
      'link',
      'append',
      'getLast',
      'erase',
      'empty',
      'pick',
    ])
      kind.prototype[name] = function () {
        return this;
      };
  Function.prototype.bind = function (that, ...first) {
    return (...more) => this.apply(that, [...first, ...more]);
  };
  String.prototype.trim = function () {
    return this.replace(/^\s+|\s+$/g, '');
  };
  String.prototype.startsWith = function (begin) {
    return this.indexOf(begin) === 0;
  };
  String.prototype.includes = function (text) {
    return this.indexOf(text) > -1;
  };
})();
