/** connection, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const connectionLearn = `
I    | fair | I'm learning to write back sooner, even if it's only a line.
I    | fair | I'm learning to let a kindness reach me before I wave it away.
I    | kindness spare | I'm learning to be as warm to myself as I am to visitors.
I    | fair | I'm trying out small hellos with people whose names I don't know.
I    | spare | I'm learning that even a chat about the weather can do me good.
I    | fair | I'm learning to say yes to a hand, a lift or a bit of company.
I    | honesty fair | I'm practising telling people I've missed them, without making a joke of it.
I    | friendship fair | I'm coming to think that a friendship can begin late and be real.
I    | nature fair | I'm finding some company in birds, trees and weather.
I    | fair | I'm coming to trust that a gap between messages is only a gap.
I    | spare | I'm learning to let a silence with someone be comfortable.
I    | first | I'm coming round to the idea that I'm easy to be fond of.
I    | not-good not-bright fair | I'm learning that I can be sad in kind company.
I    | before-work morning fair | I'm practising saying good morning as if I mean it, because I do.
I    | a-busy-day kindness fair | I'm practising one unhurried thank you in a hurried day.
I    | meeting-people fair | I'm practising remembering one thing about each person I meet.
I    | meeting-people | I'm getting better at staying for the part after the awkward part.
I    | meeting-people fair | I'm finding that most people are a bit relieved when I say hello.
I    | waiting-for-news fair | I'm learning to tell people I'm waiting, so that I'm less alone.
?    | fair | What if somebody else is also waiting to be invited?
?    | first | What would I do differently if I expected to be welcome?
?    | meeting-people spare | What would I like to know about the next person I meet?
?    | a-busy-day morning afternoon spare | Will I look up for one person today?
?    | waking-up before-work morning spare | What would it be like to go out today hoping for one friendly word?
?    | a-hard-talk fair | What if both sides could be a little wrong?
when | spare | When I think of someone fondly, I'll tell them so while I'm thinking it.
when | honesty fair | When I'm asked how I am, I'll try adding one true detail.
when | spare | When I start to draft a long message, I'll try a short warm one.
when | spare | If I want to cancel out of nerves, I'll ask what a shorter visit would be like.
when | fair | When someone offers help, I'll wait a breath before I say no.
when | spare | When a reply is slow, I'll remember how many reasons there may be.
when | spare | When I hear kind words, I'll practise saying thank you and stopping there.
when | curiosity fair | When talk runs dry, I'll ask the other person what they've been enjoying.
when | humour fair | When something makes me laugh, I'll think who else would laugh.
when | friendship spare | When I've lost touch with someone, I'll begin with a plain hello.
when | patience spare | When a new friendship goes slowly, I'll let it go slowly.
when | fair | If I've been sharp with someone, I'll practise a short, honest sorry.
when | courage fair | When I'd like to be invited, I'll try being the one who invites.
when | rest spare | When I've had enough of company, I'll say so warmly and go and rest.
when | meeting-people fair | When I forget someone's name, I'll smile and ask it again.
when | time-alone evening night fair | When the evening feels long, I'll put on a voice I like to hear.
when | after-a-setback fair | When I want to hide how things went, I'll tell one person one sentence.
when | a-busy-day fair | When someone speaks to me mid-task, I'll look up before I answer.
when | waiting-for-news fair | When the waiting gets lonely, I'll tell somebody that I'm waiting.
when | bedtime winding-down evening night spare | When I replay a conversation tonight, I'll rest on the kindest part.
I    | note-loss spare | I'm learning to let people sit with me, even when there's nothing to say.
I    | note-friends fair | I'm learning to look for one kind person instead of a crowd.
I    | note-anger | I'm learning to say I'm hurt before I say who's wrong.
I    | note-tired fair | I'm learning to tell people I'm worn out before I go quiet.
I    | fair | Small talk turns out to be the way in.
I    | first | I'm unlearning the joke I make whenever somebody gets close.
I    | - | Each time I ask for a hand, I clear my throat a little less.
I    | not-heavy not-low spare | I'm getting the hang of being happy out loud.
I    | spare | I'm learning to ring first.
I    | honesty fair | Bit by bit, I tell the longer version.
I    | night spare | I'm teaching my mind to stop replaying what I said at lunch.
I    | - | I used to hint. Now I'm learning to ask for the salt.
I    | humour first-only first | I practise my hellos on dogs first.
I    | honesty | I'm trying out the truth on one person at a time.
I    | first | It takes me three meetings to relax. I'm learning to turn up for the fourth.
I    | fair | These days, when I've missed somebody, I tell them.
I    | not-heavy not-low fair | Lately I stay for the last half hour. It's often where the good bit is.
I    | first | I'm learning to leave my good advice in my pocket.
I    | a-hard-talk | I'm learning to give up the last word and keep the friend.
I    | kindness | I'm finding that people forget my clever remarks and remember that I stayed to help.
I    | curiosity fair | I'm finding out that the dull question about the weather sometimes has a good answer hiding behind it.
I    | time-alone | I'm learning to cook for one as if somebody were coming.
I    | care | I'm practising the pause after somebody says something sad.
I    | note-move | I'm learning which floorboard squeaks, and who says hello.
I    | note-work | I'm learning to say I'm stuck while it's still small.
I    | note-family note-anger note-row spare | I'm learning to say sorry for my part and stop there.
I    | note-friends | I'm finding that a friendship can go quiet for a year and pick up at the next sentence.
I    | note-loss fair | I'm getting better at saying it once, plainly, and letting people be kind.
I    | note-friends | I'm learning to ask twice before I count myself out.
I    | note-worry note-money | I'm learning to talk about what things cost without going red.
you  | note-plain fair | {name}, you're learning who's good to tell.
?    | spare | Will I practise being glad to see people, out loud?
?    | curiosity first | What if I asked somebody to show me what they love?
?    | humour spare | What would it be like to let somebody else choose the film?
?    | note-tired spare | What would I ask for if I let on how tired I am?
when | care fair | When somebody tells me something sad, I'll try saying that sounds hard, and then stop talking.
when | spare | When somebody gets my name wrong, I'll put it right the first time.
when | care fair | When I'm itching to give advice, I'll ask whether it's wanted.
when | fair | When I'm about to cancel, I'll try naming another day instead.
when | fair | When the talk gets past the weather, I'll stay for it.
when | fairness first | When I catch myself keeping score, I'll put the pencil down.
when | fair | If somebody says I seem tired, I'll try saying yes, I am.
when | note-family | When I hear myself sounding like them, I'll take a breath and try it my way.
when | note-shame note-mistake spare | When I've said sorry once, I'll let once be enough.
I    | note-parenting | I'm learning that sorry from a grown-up is a good lesson.
I    | note-relatives | I'm learning to enjoy the people I'm given, in short visits.
I    | note-no-reply | I'm learning that some people answer in weeks and mean it.
I    | note-their-health | I'm learning to ask how I can help, and to believe the answer.
I    | note-new-place fair | I'm learning to go back to a place until they know my face.
I    | note-somebody | I'm learning to say the fond thing while I'm thinking it.
I    | first | I used to keep my troubles tidy. I'm learning to bring one along.
I    | - | More and more, I let people see me before I've tidied myself up.
I    | first | It turns out that asking for help is also company.
I    | first | Bit by bit I'm easier to look after.
I    | first | I've started saying it's me when I ring, as though they'd be pleased.
I    | spare | I'm learning the names of the people I see each week.
I    | first | I've learned to ask how somebody is a second time, more quietly.
I    | humour first | I've begun telling people I like their hats. It goes down well.
I    | first | I used to send a thumb. Now I send a sentence.
?    | fair | What if I learned one neighbour's name this week?
?    | fair | What would I hear if I left a pause after their answer?
?    | fair | What if I said the nice thing while they were still in the room?
?    | fair | What if I asked somebody about a photograph they keep?
?    | fair | What if I were the one who says, same time next week?
?    | humour fair | What would happen if I told somebody I like their hat?
?    | spare | What would I find out about a friend if I let them choose the walk?
you  | first | {name}, you can ring before you've thought of a reason.
you  | fair | {name}, ask a second question. You can find out most things that way.
you  | first | {name}, let somebody help badly. It's how you both learn.
you  | first | {name}, you can say you missed somebody. It doesn't need a joke on the end.
you  | - | {name}, friendship is mostly turning up again. You can turn up again.
you  | first | {name}, it can take three visits to feel at home. You're allowed the first two.
I    | a-hard-talk | I'm learning to ask what they heard. It's often not what I said.
I    | meeting-people | I'm learning to stay a little after I'd like to leave. People say things then.
I    | first | I'm getting better at hello. It now has a second sentence.
I    | first | I'm slowly letting people see the room with the boxes in it.
I    | first | I've begun leaving gaps when I talk, and people come out.
when | first | If I'm about to say fine, I'll try a longer word.
I    | first | My hugs are improving. I've stopped patting.
I    | first | These days I say yes before I've invented the headache.
I    | - | I practise needing people in small amounts, such as a stamp.
I    | - | I used to rehearse phone calls. Now I only rehearse the goodbye.
I    | first | Lately I say I don't know what to say, and stay.
I    | - | I forget names. I've started owning up by the second meeting.
I    | - | I've begun saying yes to the second cup.
`
