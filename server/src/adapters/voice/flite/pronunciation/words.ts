/**
 * Words the engine mispronounces, one per line, as in `names.ts`. Found by checking every word of the bank: British
 * spellings its dictionary lacks, inflections it splits in the wrong place, and contractions, which it splits at the
 * apostrophe ("haven't" became "hay vent").
 */
export const words = `
ached           ey1 k t
apologise       ax0 p aa1 l ax0 jh ay1 z
apologised      ax0 p aa1 l ax0 jh ay1 z d
apologises      ax0 p aa1 l ax0 jh ay1 z ih0 z
apologising     ax0 p aa1 l ax0 jh ay1 z ih0 ng
aren't          aa1 r n t
busyness        b ih1 z iy0 n ax0 s
couldn't        k uh1 d ax0 n t
criticise       k r ih1 t ih0 s ay1 z
criticised      k r ih1 t ih0 s ay1 z d
criticises      k r ih1 t ih0 s ay1 z ih0 z
criticising     k r ih1 t ih0 s ay1 z ih0 ng
didn't          d ih1 d ax0 n t
disown          d ih0 s ow1 n
disowning       d ih0 s ow1 n ih0 ng
doesn't         d ah1 z ax0 n t
excusing        ih0 k s k y uw1 z ih0 ng
forgives        f er0 g ih1 v z
grovelling      g r aa1 v ax0 l ih0 ng
hadn't          hh ae1 d ax0 n t
hasn't          hh ae1 z ax0 n t
haven't         hh ae1 v ax0 n t
humour          hh y uw1 m er0
isn't           ih1 z ax0 n t
mustn't         m ah1 s ax0 n t
needn't         n iy1 d ax0 n t
neighbour       n ey1 b er0
neighbours      n ey1 b er0 z
oughtn't        ao1 t ax0 n t
practise        p r ae1 k t ih0 s
practised       p r ae1 k t ih0 s t
practises       p r ae1 k t ih0 s ih0 z
practising      p r ae1 k t ih0 s ih0 ng
quarrelled      k w ao1 r ax0 l d
quarrelling     k w ao1 r ax0 l ih0 ng
realise         r iy1 ax0 l ay1 z
realised        r iy1 ax0 l ay1 z d
realises        r iy1 ax0 l ay1 z ih0 z
realising       r iy1 ax0 l ay1 z ih0 ng
shan't          sh ae1 n t
shouldn't       sh uh1 d ax0 n t
they're         dh eh1 r
tidied          t ay1 d iy0 d
tiredness       t ay1 er0 d n ax0 s
unkindness      ah0 n k ay1 n d n ax0 s
unpromised      ah0 n p r aa1 m ih0 s t
unsay           ah0 n s ey1
untidily        ah0 n t ay1 d ih0 l iy0
wasn't          w aa1 z ax0 n t
weren't         w er1 n t
won't           w ow1 n t
wouldn't        w uh1 d ax0 n t
`
